<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n thing(s) to look at before the next deal.</source>
        <translation>
            <numerusform>One thing to look at before the next deal.</numerusform>
            <numerusform>%n things to look at before the next deal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message numerus="yes">
        <source>%n more after this one</source>
        <translation>
            <numerusform>%n more after this one</numerusform>
            <numerusform>%n more after this one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourcePage</name>
    <message numerus="yes">
        <source>%n camera(s) found.</source>
        <translation>
            <numerusform>%n camera found.</numerusform>
            <numerusform>%n cameras found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableDialogs</name>
    <message numerus="yes">
        <source>%n file(s) are in {folder}.</source>
        <translation>
            <numerusform>%n file is in {folder}.</numerusform>
            <numerusform>%n files are in {folder}.</numerusform>
        </translation>
    </message>
</context>
</TS>

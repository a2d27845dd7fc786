/** Letters that look like those of the Latin alphabet, as pairs: the other letter, then the one it looks like. */

const pairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(/\s+/).map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]));

/** As they are drawn: a small letter may look like another one than its capital. */
export const DRAWN_ALIKE = pairs(
  // Cyrillic
  'аa вb гr ԁd еe һh нh іi јj кk мm оo пn рp ԛq сc ѕs тt уy ѵv ԝw хx ьb ' +
    'АA ВB ЕE НH ІI ЈJ КK МM ОO РP ԚQ СC ЅS ТT УY ѴV ԜW ХX ЬB ӀI ӏl ' +
    // Greek
    'αa γy ηn ιi κk νv οo ρp σo τt υu χx ωw ϲc ϳj ' +
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ͿJ ' +
    // Latin of other kinds
    'ıi ɩi ȷj ɑa ɡg ǀl ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz',
);

/** Small letters by what their capital looks like. */
export const CAPITALS_ALIKE = pairs(
  'аa вb ԁd еe һh нh іi јj кk мm оo рp ԛq сc ѕs тt уy ѵv ԝw хx ьb ӏi ' +
    'αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx ϲc ϳj ' +
    'ıi ɩi ȷj ɑa ɡg ǀl ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz',
);

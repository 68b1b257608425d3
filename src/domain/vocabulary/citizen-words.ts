/** Whom a text accepts, called by their citizenship, in the twelve languages. Pages load it: no folding of letters. */
const CITIZENS =
  /(?<!\p{L})(?:citizens?(?!\p{L})|citizenship|nationals(?!\p{L})|passport holders?|граждан|громадян|citoyen|ressortissant|ciudadan[oa]|cidad[aã]|staatsb[uü]rger|staatsangehörig|eu-b[uü]rger|warga negara|kewarganegaraan|mamamayan)|مواطن|नागरिक|公民|国籍/iu

/** Whether a text names the citizens it is for. */
export const namesCitizens = (text: string): boolean => CITIZENS.test(text)

import { foldText } from './fold-text.ts'

/** Whom a text accepts, called by their citizenship, in the twelve languages; compared with folded text. */
const CITIZENS =
  /(?<!\p{L})(?:citizens?(?!\p{L})|citizenship|nationals(?!\p{L})|passport holders?|граждан\p{L}*|громадян\p{L}*|citoyen\p{L}*|ressortissant\p{L}*|ciudadan[oai]\p{L}*|cidada\p{L}*|staatsburger\p{L}*|staatsangehorig\p{L}*|eu-burger\p{L}*|warga negara|kewarganegaraan|mamamayan)|مواطن|नागरिक|公民|国籍/u

/** Whether a text says in words of its own which citizens it is for. */
export const namesCitizens = (text: string): boolean => CITIZENS.test(foldText(text))

import { foldText } from './fold-text.ts'

// Letters and figures that look alike, by the Latin one. The same for both sides of a comparison, so that words of other scripts still compare equal.
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aаα@',
    'bвβ',
    'cс',
    'eеε3',
    'hнη',
    'iіιl1|',
    'jј',
    'kкκ',
    'mмμ',
    'oоο0',
    'pрρ',
    'sѕ5',
    'tтτ',
    'xхχ',
    'yуγ',
    'uυ',
    'vν',
  ].flatMap(([latin = '', ...others]) => others.map((other) => [other, latin])),
)
/** Capitals that look like another Latin letter than their small ones do. */
const CAPITALS: Readonly<Record<string, string>> = { Ν: 'N', Υ: 'Y' }

/** Folds a text further than search does: letters of different scripts that look the same are the same. */
export const foldAlike = (text: string): string =>
  foldText(text.replace(/[ΝΥ]/g, (letter) => CAPITALS[letter] as string))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{L}\d|@]/gu, (letter) => ALIKE[letter] ?? letter)

import type { LocaleCode } from '#src/domain/locales.ts'

type Rule = { wrong: RegExp; why: string }

const rule = (wrong: RegExp, why: string): Rule => ({ wrong, why })

/** Rules for the words of a message, placeholders taken out. */
const EVERYWHERE: readonly Rule[] = [
  rule(/ {2}/, 'two spaces'),
  rule(/["']/, 'straight quotes'),
  rule(/\.\.\./, 'three dots, not …'),
  rule(/\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/, 'a date in digits'),
  rule(/&[a-z]+;/, 'an HTML entity'),
  rule(/\d [–—-] \d/, 'spaces around the dash of a range'),
  rule(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/, 'other digits than Latin ones'),
]

const CYRILLIC_QUOTES = rule(/[“”„"]/, 'quotes are «»')
const LOOSE_DASH = rule(/ —/, 'a dash that may begin a line')
const HAN = '[\\u3001-\\u303f\\u4e00-\\u9fff\\uff00-\\uffef]'

const BY_LANGUAGE: Partial<Record<LocaleCode, readonly Rule[]>> = {
  en: [
    rule(/\b(?:color|center|organiz|program\b|license[sd]? number)/i, 'American spelling'),
    rule(/!/, 'an exclamation mark'),
  ],
  uk: [CYRILLIC_QUOTES, LOOSE_DASH, rule(/[ыэёъ]/i, 'a Russian letter'), rule(/\bна Україні\b/, 'в Україні')],
  ru: [
    CYRILLIC_QUOTES,
    LOOSE_DASH,
    rule(/[іїєґ]/i, 'a Ukrainian letter'),
    rule(/(?<=\s)(?:Вы|Вас|Вам|Ваш[а-я]*)\b/, 'capital «Вы»'),
  ],
  fr: [
    rule(/[\p{L}\d)][?!;:](?=\s|$)/u, 'no-break space before : ; ? !'),
    rule(/ [?!;:»]|« /, 'breaking space before : ; ? ! or inside « »'),
  ],
  ar: [
    rule(/[\u0600-\u06ff][,;?]/, 'Latin punctuation'),
    rule(/\u0640/, 'tatweel'),
    // A message without an Arabic letter is a name or a code and orders itself.
    rule(
      /^(?=[\s\S]*\p{Script=Arabic})(?:\u2068[^\u2069]*\u2069|[^\u2068\p{Script=Latin}])*\p{Script=Latin}/u,
      'a Latin run outside U+2068…U+2069',
    ),
  ],
  es: [
    rule(/[“”]/, 'quotes are «»'),
    rule(/\?/, '¿ is missing'),
    rule(/!/, '¡ is missing'),
    rule(/\b(?:ordenador|móvil)\b/i, 'a word of Spain only'),
    rule(/(?<!\p{L})(?:tú|tus?|contigo|puedes|quieres|tienes)(?!\p{L})/iu, 'usted, not tú'),
  ],
  de: [rule(/”|«|»/, 'quotes are „“'), rule(/\b(?:Boot|in 20\d\d)\b/, 'Schiff, and years without “in”')],
  hi: [rule(/[\u0900-\u097f]\.(?=\s|$)/, 'the full stop is ।')],
  pt: [
    rule(/[“”]/, 'quotes are «»'),
    // No \b: it knows no letters beyond ASCII.
    rule(/(?<!\p{L})(?:você|arquivo|senha|usuários?|salvar|equipe|tela|cadastr\p{L}*)(?!\p{L})/iu, 'a Brazilian word'),
  ],
  id: [rule(/\banda\b/, 'Anda has a capital'), rule(/\b(?:di kirim|dikapal|kamu)\b/i, 'a common mistake')],
  zh: [
    rule(/[\u4e00-\u9fff][,;:?!]/, 'half-width punctuation'),
    rule(/[們來選開關請職]/, 'traditional form'),
    // Beside a placeholder too: it is taken out and the space stays.
    rule(new RegExp(`${HAN}[ \\u00a0]|[ \\u00a0]${HAN}`), 'a typed space beside Chinese'),
  ],
}

// A Spanish question or call is right when it is opened as well.
const OPENED: Readonly<Record<string, RegExp>> = { '¿ is missing': /¿[^?]*\?/, '¡ is missing': /¡[^!]*!/ }

/** What is wrong with a text in a language, in words. */
export const languageProblems = (code: LocaleCode, words: string): string[] =>
  [...EVERYWHERE, ...(BY_LANGUAGE[code] ?? [])]
    .filter(({ wrong, why }) => wrong.test(words) && !OPENED[why]?.test(words))
    .map(({ why }) => why)

/** The script that each language's own words are written in. */
export const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  be: /\p{Script=Cyrillic}/u,
  bg: /\p{Script=Cyrillic}/u,
  bn: /\p{Script=Bengali}/u,
  el: /\p{Script=Greek}/u,
  fa: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  hy: /\p{Script=Armenian}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ka: /\p{Script=Georgian}/u,
  kk: /\p{Script=Cyrillic}/u,
  km: /\p{Script=Khmer}/u,
  ko: /\p{Script=Hangul}/u,
  mn: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  sr: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  uk: /\p{Script=Cyrillic}/u,
  ur: /\p{Script=Arabic}/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
}

export const LATIN = /\p{Script=Latin}/u

const LATIN = /\p{Script=Latin}/u
const OTHER = /(?!\p{Script=Latin})\p{L}/u

/** Splits Latin and other scripts, as in bilingual forms: "Фамилия / Surname". */
export function splitScripts(text: string): string[] {
  if (!LATIN.test(text) || !OTHER.test(text)) return []
  const keep = (isOther: boolean) =>
    text
      .split(
        /(?<=\P{L})(?=\p{L})|(?<=\p{Script=Latin})(?!\p{Script=Latin}|\p{M})|(?<=(?!\p{Script=Latin})\p{L})(?=\p{Script=Latin})/u,
      )
      .filter((part) => !(/\p{L}/u.test(part) && OTHER.test(part) !== isOther))
      .join('')
      .replace(/^[\s/|,()（）:：-]{1,9}|[\s/|,(（:：-]{1,9}$/g, '')
      .trim()
  return [keep(false), keep(true)].filter((part) => /\p{L}/u.test(part))
}

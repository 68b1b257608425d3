import { findFormPlace, PLACE } from '#src/domain/agency-form/agency-form.ts'
import type { WorkBudget } from '#src/server/platform/work-budget.ts'
import type { Paragraph } from './reading/scan-part.ts'
import { textOf, type XmlNode } from './reading/word-xml.ts'

/** A replacement of characters of a paragraph. */
type Change = { from: number; to: number; words: string }

const inOneLine = (words: string): string =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')

function write(text: XmlNode, words: string): void {
  text.children = [words]
  text.attributes = { ...text.attributes, 'xml:space': 'preserve' }
}

/** Applies ordered changes in one pass over the texts. A change that spans several texts is written into the first. */
function change(texts: readonly XmlNode[], changes: readonly Change[], budget: WorkBudget): void {
  let [at, next] = [0, 0]
  for (const text of texts) {
    budget.spend(1)
    const said = textOf(text)
    const end = at + said.length
    let [written, kept] = ['', at]
    let isChanged = false
    for (let coming = changes[next]; coming && coming.from < end; coming = changes[next]) {
      budget.spend(1)
      if (coming.from >= at) written += said.slice(kept - at, coming.from - at) + coming.words
      kept = Math.min(coming.to, end)
      isChanged = true
      if (coming.to > end) break
      next += 1
    }
    if (isChanged) write(text, written + said.slice(kept - at))
    at = end
  }
}

/** Fills the placeholders of a paragraph, however many runs Word splits one into; unknown ones remain. */
export function fillParagraph(
  { texts, words }: Paragraph,
  say: (place: string) => string | undefined,
  budget: WorkBudget,
): void {
  const changes = [...words.matchAll(PLACE)].flatMap(({ 0: whole, 1: name = '', index }): Change[] => {
    const place = findFormPlace(name)
    const value = place && say(place)
    return value === undefined ? [] : [{ from: index, to: index + whole.length, words: inOneLine(value) }]
  })
  change(texts, changes, budget)
}

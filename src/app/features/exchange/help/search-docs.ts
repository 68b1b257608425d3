import type { MarkdownHeading } from '#src/app/ui/markdown/render-markdown.ts'
import type { DocEntry } from './doc.ts'
import { type Fit, fitOf, foldWord, type QueryWord, splitWords } from './query-words.ts'
import type { DocSection } from './read-sections.ts'

type FoldedText = { text: string; words: readonly string[] }
type FoldedSection = { heading?: MarkdownHeading; title: FoldedText; sentences: readonly FoldedText[] }
/** A page prepared for searching: texts are folded once. */
export type SearchableDoc = { entry: DocEntry; title: FoldedText; sections: readonly FoldedSection[] }
/** A result with its sentence and heading. */
export type Found = { entry: DocEntry; sentence: string; heading?: MarkdownHeading }

const WEIGHTS = { title: 8, heading: 4, text: 1 } as const

const fold = (text: string): FoldedText => ({ text, words: splitWords(text).map(foldWord) })

/** The description is searched like the text before the first heading. */
export const prepareDoc = (entry: DocEntry, sections: readonly DocSection[]): SearchableDoc => ({
  entry,
  title: fold(entry.title),
  sections: [{ sentences: [entry.description] }, ...sections].map(({ heading, sentences }) => ({
    ...(heading && { heading }),
    title: fold(heading?.text ?? ''),
    sentences: sentences.map(fold),
  })),
})

const bestFit = ({ words }: FoldedText, word: QueryWord): number =>
  words.reduce<Fit>((best, one) => Math.max(best, fitOf(one, word)) as Fit, 0)

const sumOf = (text: FoldedText, query: readonly QueryWord[]): number =>
  query.reduce((sum, word) => sum + bestFit(text, word), 0)

/** Returns pages with as many words of the query as the best one. */
export function searchDocs(docs: readonly SearchableDoc[], query: readonly QueryWord[]): Found[] {
  const rated = docs.map((doc) => ({ doc, scores: query.map((word) => scoreOf(doc, word)) }))
  const counted = rated.map(({ doc, scores }) => ({
    doc,
    words: scores.filter((score) => score > 0).length,
    score: scores.reduce((sum, score) => sum + score, 0),
  }))
  const most = Math.max(0, ...counted.map(({ words }) => words))
  if (most * 2 <= query.length) return []
  return counted
    .filter(({ words }) => words === most)
    .sort((a, b) => b.score - a.score)
    .map(({ doc }) => findSentence(doc, query))
}

function scoreOf({ title, sections }: SearchableDoc, word: QueryWord): number {
  const texts = sections.flatMap((section) => [
    bestFit(section.title, word) * WEIGHTS.heading,
    ...section.sentences.map((sentence) => bestFit(sentence, word) * WEIGHTS.text),
  ])
  return Math.max(bestFit(title, word) * WEIGHTS.title, ...texts)
}

/** Returns the sentence with most words, headings counting half; the description if only the title matches. */
function findSentence({ entry, sections }: SearchableDoc, query: readonly QueryWord[]): Found {
  let best: Found & { score: number } = { entry, sentence: entry.description, score: 0 }
  for (const { heading, title, sentences } of sections) {
    const above = sumOf(title, query) / 2
    for (const sentence of sentences) {
      const score = sumOf(sentence, query) + above
      if (score > best.score) best = { entry, sentence: sentence.text, ...(heading && { heading }), score }
    }
  }
  const { score, ...found } = best
  return found
}

import { fitOf, foldWord, type QueryWord, splitWords } from './query-words.ts'

/** A piece of a sentence, and whether it matches. */
export type Piece = { text: string; hit: boolean }

/** Splits a sentence to highlight the words of a query. The joined pieces are the sentence. */
export function markWords(sentence: string, query: readonly QueryWord[]): Piece[] {
  const pieces: Piece[] = []
  const add = (text: string, hit: boolean) => {
    const last = pieces.at(-1)
    if (last?.hit === hit) last.text += text
    else if (text) pieces.push({ text, hit })
  }
  let end = 0
  for (const word of splitWords(sentence)) {
    const start = sentence.indexOf(word, end)
    add(sentence.slice(end, start), false)
    for (const { text, hit } of piecesOf(word, query)) add(text, hit)
    end = start + word.length
  }
  add(sentence.slice(end), false)
  return pieces
}

/** A word is highlighted completely; in Han only the matching characters, whose positions folding keeps. */
function piecesOf(word: string, query: readonly QueryWord[]): Piece[] {
  const folded = foldWord(word)
  const hits = query.filter((one) => fitOf(folded, one) > 0)
  if (!/^\p{sc=Han}/u.test(word) || folded.length !== word.length) return [{ text: word, hit: hits.length > 0 }]
  const marked = new Set(hits.flatMap(({ text }) => placesOf(folded, text)))
  return Array.from(word, (text, at) => ({ text, hit: marked.has(at) }))
}

function placesOf(run: string, text: string): number[] {
  const places: number[] = []
  for (let at = run.indexOf(text); at >= 0; at = run.indexOf(text, at + 1)) {
    for (let offset = 0; offset < text.length; offset += 1) places.push(at + offset)
  }
  return places
}

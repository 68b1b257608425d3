import { SCROLL_WAIT_FRAMES } from '#src/contract/http/constants.ts'
import { readHash } from '#src/contract/http/read-hash.ts'

/** On every result of an action: `done` or `failed`. */
export const ANSWER = 'data-answer'

const isSeen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/** Focuses an answer and scrolls it into view. */
export function focusAnswer(answer: HTMLElement): void {
  answer.focus({ preventScroll: true })
  if (isSeen(answer)) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  answer.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' })
}

/** Shows the answer to the last action: at the hash, otherwise the first of the page. Returns false if there is none yet. */
export function showAnswerOf(hash: string): boolean {
  const place = document.getElementById(readHash(hash.slice(1))) ?? document.querySelector('main')
  const answer = place?.closest<HTMLElement>(`[${ANSWER}]`) ?? place?.querySelector<HTMLElement>(`[${ANSWER}=done]`)
  if (answer) focusAnswer(answer)
  return Boolean(answer)
}

/** The same for a page that renders later. */
export function showAnswer(hash: string): void {
  let frames = 0
  const seek = () => {
    if (showAnswerOf(hash)) return
    frames += 1
    if (frames < SCROLL_WAIT_FRAMES) requestAnimationFrame(seek)
  }
  seek()
}

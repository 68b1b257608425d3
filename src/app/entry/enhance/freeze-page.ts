import { NOTICE_DATA } from '#src/app/ui/forms/notice-data.ts'

/** Milliseconds after which a page that was not taken over is the script's again. */
const PATIENCE = 30_000

type DetachedNotice = { node: HTMLElement; place: Element; before: Node | null; focused: boolean }

let held: { said: readonly DetachedNotice[]; until: Promise<void>; end: () => void } | undefined

/** What is said on the page is taken off it. */
const setAside = (): DetachedNotice[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-${NOTICE_DATA}]`)].flatMap((node) => {
    const { parentElement: place, nextSibling: before } = node
    const focused = node.contains(document.activeElement)
    node.remove()
    return place ? [{ node, place, before, focused }] : []
  })

function putBack({ node, place, before, focused }: DetachedNotice): void {
  place.insertBefore(node, before?.parentNode === place ? before : null)
  if (focused) node.focus({ preventScroll: true })
}

/**
 * While React looks at the page that was sent, it finds the page that was sent: what it does not know it would draw again, and what people
 * have typed and opened would be gone.
 */
export function freezePage(): void {
  setTimeout(unfreezePage, PATIENCE)
  let end = () => {}
  const until = new Promise<void>((done) => {
    end = done
  })
  held = { said: setAside(), until, end }
}

/** Once the page is taken over, what was said on it is there again. */
export function unfreezePage(): void {
  held?.said.forEach(putBack)
  held?.end()
  held = undefined
}

/** Until then nothing is said. */
export const whenUnfrozen = (): Promise<void> => held?.until ?? Promise.resolve()

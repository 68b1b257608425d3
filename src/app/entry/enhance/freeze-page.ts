import { NOTICE_DATA } from '#src/app/ui/forms/notice-data.ts'

/** Milliseconds after which the small script handles a page that was not hydrated. */
const PATIENCE = 30_000

type DetachedNotice = { node: HTMLElement; place: Element; before: Node | null; focused: boolean }

let held: { said: readonly DetachedNotice[]; until: Promise<void>; end: () => void } | undefined

/** Detaches notices of the small script. */
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

/** Restores the server's markup while React hydrates it: otherwise React would render it again and lose what was typed and opened. */
export function freezePage(): void {
  setTimeout(unfreezePage, PATIENCE)
  let end = () => {}
  const until = new Promise<void>((done) => {
    end = done
  })
  held = { said: setAside(), until, end }
}

/** Restores detached notices after hydration. */
export function unfreezePage(): void {
  held?.said.forEach(putBack)
  held?.end()
  held = undefined
}

/** Resolves after hydration. */
export const whenUnfrozen = (): Promise<void> => held?.until ?? Promise.resolve()

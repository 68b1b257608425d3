import { type Aside, listLines, openFile } from './aside.ts'

type Words = Record<string, string>

const PLACE = 'data-aside'
/** ms */
const PATIENCE = 30_000

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  // Not as names that any document may meet: only pages with a form have their rules.
  element.setAttribute('class', className)
  element.append(...inside)
  return element
}

function createButton(words: string | undefined, press: () => void): HTMLButtonElement {
  const button = create('button', 'button dense', words ?? '')
  button.type = 'button'
  button.onclick = press
  return button
}

function createLink(file: Blob, words: string | undefined): HTMLAnchorElement {
  const link = create('a', 'button dense', words ?? '')
  link.href = URL.createObjectURL(file)
  link.download = ''
  return link
}

/** What was typed, closed until it is asked for. */
function createList(lines: readonly string[], words: string | undefined): HTMLDetailsElement {
  const shown = lines.map((line) => {
    const text = create('p', 'small', line)
    text.dir = 'auto'
    return text
  })
  return create('details', '', create('summary', '', words ?? ''), ...shown)
}

/** Says what it is, with ways to copy and to delete it. */
function createNotice(asides: readonly Aside[], words: Words): HTMLElement {
  const files = asides.flatMap(({ value }) => openFile(value) ?? [])
  const lines = asides.flatMap(({ value }) => (openFile(value) ? [] : listLines(value)))
  const list = createList(lines, words['kept.aside.show'])
  const copy = createButton(words['kept.aside.copy'], () => {
    // Where a browser does not let it, the words are there to be marked.
    const failed = () => {
      list.open = true
    }
    if (!navigator.clipboard) return failed()
    void navigator.clipboard
      .writeText(lines.join('\n'))
      .then(() => copy.replaceChildren(words['kept.aside.copied'] ?? ''), failed)
  })
  const drop = createButton(words['kept.aside.delete'], () => {
    void Promise.all(asides.map((one) => one.drop())).then(() => place.remove())
  })
  const acts = create('div', 'row', ...files.map((file) => createLink(file, words['kept.aside.file'])), drop)
  if (lines.length > 0) acts.prepend(copy)
  const texts = [create('b', '', words['kept.aside.title'] ?? ''), create('p', '', words['kept.aside.text'] ?? '')]
  const column = create('div', 'column gap-1', ...texts, ...(lines.length > 0 ? [list] : []), acts)
  const icon = create('span', 'icon icon-triangle-alert small')
  const notice = create('section', 'notice error', icon, column)
  const place = create('div', 'wrap u-pbs-5', notice)
  place.setAttribute(PLACE, '')
  place.lang = document.documentElement.lang
  return place
}

/** Shows on the page what another build has kept, until it is deleted; in the language of the page. Without its words nothing is shown yet. */
export async function showAside(asides: readonly Aside[], build = '-'): Promise<void> {
  if (asides.length === 0) return
  const { lang } = document.documentElement
  const shown = document.querySelector<HTMLElement>(`[${PLACE}]`)
  if (shown?.lang === lang) return
  const [locale] = lang.split('-')
  const answer = await fetch(`/_i18n/${build}/${locale}.json?areas=kept`, {
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined)
  if (!answer?.ok) return
  const notice = createNotice(asides, await answer.json())
  document.querySelector(`[${PLACE}]`)?.remove()
  document.getElementById('main')?.prepend(notice)
}

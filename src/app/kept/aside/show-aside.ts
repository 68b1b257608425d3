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
  // Not through `className`: the style build would then keep these rules for every document, but only pages with a form need them.
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

/** The typed texts, collapsed at first. */
function createList(lines: readonly string[], words: string | undefined): HTMLDetailsElement {
  const shown = lines.map((line) => {
    const text = create('p', 'small', line)
    text.dir = 'auto'
    return text
  })
  return create('details', '', create('summary', '', words ?? ''), ...shown)
}

/** The notice, with buttons to copy and to delete the data. */
function createNotice(asides: readonly Aside[], words: Words): HTMLElement {
  const files = asides.flatMap(({ value }) => openFile(value) ?? [])
  const lines = asides.flatMap(({ value }) => (openFile(value) ? [] : listLines(value)))
  const list = createList(lines, words['kept.aside.show'])
  const copy = createButton(words['kept.aside.copy'], () => {
    // If the browser does not allow copying, the user can select the text.
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

/** Shows data from another build on the page until it is deleted, in the language of the page. Shows nothing if the texts do not load. */
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

import { keepFilled, listCompanions } from './filters.ts'

const DEBOUNCE = 300
const VACANCIES = '/server/vacancy'

type Found = { total: number; totalIsExact?: boolean }

let timer = 0
let asking: AbortController | undefined

/** Shows after a moment how many results the choices of a form would find. Only the latest form counts. */
export function countSoon(form: HTMLFormElement, button: HTMLElement): void {
  clearTimeout(timer)
  timer = window.setTimeout(() => void tell(form, button), DEBOUNCE)
}

async function tell(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  asking?.abort()
  asking = new AbortController()
  try {
    const answer = await fetch(`${button.dataset.asks ?? VACANCIES}?${queryOf(form)}`, { signal: asking.signal })
    if (answer.ok) button.textContent = formatCount(await answer.json(), button.dataset.counts ?? '{}')
  } catch {
    // The button works as before.
  }
}

/** The API expects lists joined by commas. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const data = new FormData(form)
  keepFilled(data, listCompanions(form))
  return new URLSearchParams([...new Set(data.keys())].map((name) => [name, data.getAll(name).join(',')]))
}

/** Returns "Show 14 vacancies"; above the exact limit "1,000+". */
export function formatCount(
  { total, totalIsExact }: Found,
  counts: string,
  lang = document.documentElement.lang,
): string {
  const forms = JSON.parse(counts) as Record<string, string>
  const form = forms[new Intl.PluralRules(lang).select(total)] ?? forms.other ?? ''
  const figure = new Intl.NumberFormat(`${lang}-u-nu-latn`).format(total)
  return form.replace('#', totalIsExact === false ? `${figure}+` : figure)
}

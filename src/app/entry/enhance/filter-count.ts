import { keepFilled, listCompanions } from './filters.ts'

const DEBOUNCE = 300
const VACANCIES = '/server/vacancy'

type Found = { total: number; totalIsExact?: boolean }

let timer = 0
let asking: AbortController | undefined

/**
 * While choices change, the button of the filters says how many they would find, and that they are not applied yet. `data-asks` names whom to ask,
 * where it is not the list of vacancies.
 */
export function watchFilterCount(): void {
  document.addEventListener('input', (event) => {
    const { target } = event
    // What opens the filters stands in their form, and chooses nothing: it has no name.
    const isChoice = target instanceof Element && target.getAttribute('name')
    const form = isChoice ? target.closest<HTMLFormElement>('form:has([data-counts])') : null
    const button = form?.querySelector<HTMLElement>('[data-counts]')
    if (!form || !button) return
    button.classList.add('primary')
    clearTimeout(timer)
    timer = window.setTimeout(() => void tell(form, button), DEBOUNCE)
  })
}

async function tell(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  asking?.abort()
  asking = new AbortController()
  try {
    const answer = await fetch(`${button.dataset.asks ?? VACANCIES}?${queryOf(form)}`, { signal: asking.signal })
    if (answer.ok) button.textContent = sayCount(await answer.json(), button.dataset.counts ?? '{}')
  } catch {
    // The button works as it did before.
  }
}

/** Lists reach the API joined by commas. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const data = new FormData(form)
  keepFilled(data, listCompanions(form))
  return new URLSearchParams([...new Set(data.keys())].map((name) => [name, data.getAll(name).join(',')]))
}

/** "Show 14 vacancies"; more than are counted exactly are "1,000+". */
export function sayCount({ total, totalIsExact }: Found, counts: string, lang = document.documentElement.lang): string {
  const forms = JSON.parse(counts) as Record<string, string>
  const form = forms[new Intl.PluralRules(lang).select(total)] ?? forms.other ?? ''
  const figure = new Intl.NumberFormat(`${lang}-u-nu-latn`).format(total)
  return form.replace('#', totalIsExact === false ? `${figure}+` : figure)
}

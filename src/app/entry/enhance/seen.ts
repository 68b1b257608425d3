import { reportVacancyView } from '#src/app/report-view.ts'
import { FORM_HEADER } from '#src/contract/http/constants.ts'
import { SEEN_AFTER } from '#src/contract/profile-view/profile-view.ts'

const TIMEOUT = 30_000

/** Reports once that a page with a `data-seen` form was seen, or the vacancy of `data-viewed`; ignores failures. */
export function reportSeen(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-seen]')
  if (form) whenSeen(() => sendForm(form))
  const viewed = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed
  if (viewed) whenSeen(() => reportVacancyView(viewed, document.referrer))
}

function sendForm(form: HTMLFormElement): void {
  const body = new URLSearchParams(new FormData(form) as never)
  void fetch(form.action, {
    method: 'post',
    body,
    headers: { [FORM_HEADER]: '' },
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => {})
}

function whenSeen(notify: () => unknown): void {
  let timer: number | undefined
  const watch = () => {
    clearTimeout(timer)
    if (!document.hidden)
      timer = window.setTimeout(() => {
        document.removeEventListener('visibilitychange', watch)
        notify()
      }, SEEN_AFTER)
  }
  document.addEventListener('visibilitychange', watch)
  watch()
}

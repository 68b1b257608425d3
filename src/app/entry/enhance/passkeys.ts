import { NOTICE_DATA } from '#src/app/ui/forms/notice-data.ts'
import { focusAnswer } from '#src/app/ui/forms/show-answer.ts'
import { whenIdle } from '../when-settled.ts'
import { holdWhile } from './forms/wait.ts'
import { whenUnfrozen } from './freeze-page.ts'
import { isGone, loadPart } from './load-part.ts'

const placeOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? (target.closest('[data-passkey]>button')?.parentElement ?? null) : null

/** Shows passkey buttons if the browser supports passkeys. The rest is loaded on use. */
export function watchPasskeys(): void {
  if (typeof globalThis.PublicKeyCredential !== 'function') return
  document.documentElement.classList.add('passkeys')
  document.addEventListener('click', ({ target }) => {
    const place = placeOf(target)
    if (!place) return
    holdWhile(
      loadPart('passkeys').then(
        ({ press }) => press(place, showProblem),
        async () => ((await isGone('passkeys')) ? location.reload() : showProblem(place, place.dataset.offline ?? '')),
      ),
    )
  })
}

/** Offers passkeys in the address field by autofill when the page is settled. */
export async function offerPasskeys(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-passkey=sign-in]')
  const isOffered = await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()
  if (place && isOffered)
    whenIdle(
      () =>
        void loadPart('passkeys')
          .then(({ offer }) => offer(place))
          .catch(() => {}),
    )
}

/** Shows the error beside the button; its class is one that `PasskeyButton` declares. */
async function showProblem(place: HTMLElement, words: string): Promise<void> {
  await whenUnfrozen()
  place.querySelector('[data-answer]')?.remove()
  const said = document.createElement('div')
  said.setAttribute('class', 'error')
  said.role = 'alert'
  said.dataset.answer = 'failed'
  said.dataset[NOTICE_DATA] = ''
  said.tabIndex = -1
  said.textContent = words
  place.append(said)
  focusAnswer(said)
}

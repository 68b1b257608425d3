const pressed = new WeakMap<HTMLFormElement, HTMLElement | null>()

/** Submits again, by the same button. */
export function watchRetry(): void {
  window.addEventListener(
    'submit',
    ({ target, submitter }) => {
      if (target instanceof HTMLFormElement) pressed.set(target, submitter)
    },
    { capture: true },
  )
  document.addEventListener('click', ({ target }) => {
    const form = target instanceof Element && target.closest('[data-retry]')?.closest('form')
    const button = form ? pressed.get(form) : null
    if (form) form.requestSubmit(button?.isConnected && form.contains(button) ? button : null)
  })
}

/** Shows and hides a password by the button beside it. */
export function watchPeek(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-peek]') : null
    const field = button?.parentElement?.querySelector('input')
    if (!button || !field) return
    const label = button.ariaLabel
    field.type = field.type === 'password' ? 'text' : 'password'
    button.title = button.dataset.peek ?? ''
    button.setAttribute('aria-label', button.title)
    button.dataset.peek = label ?? ''
    for (const icon of button.children) icon.toggleAttribute('hidden')
  })
}

/** An error links to its field; the address stays unchanged. */
export function watchInvalidFieldLinks(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-answer=failed] a[href^="#"]')
    const field = link && document.getElementById(link.hash.slice(1))
    if (!field) return
    event.preventDefault()
    field.focus()
  })
}

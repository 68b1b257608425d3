/** `data-back` goes back in history if possible; otherwise its address is followed. */
export function watchBack(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-back]') : null
    if (!link || history.length < 2) return
    event.preventDefault()
    history.back()
  })
}

const SHOWN_FOR = 2500

/** `data-share` shares the page; if the browser cannot, it copies the address and confirms it for a moment. */
export function watchShare(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null
    if (button) void share(button)
  })
}

async function share(button: HTMLElement): Promise<void> {
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href.split('#')[0]
  const url = `${page}${button.dataset.share}`
  if (navigator.share) {
    // Closing the system's dialog is not a failure.
    await navigator.share({ title: document.title, url }).catch(() => {})
    return
  }
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  const words = button.dataset.copied
  if (copied && words) confirm(button, words)
}

function confirm(button: HTMLElement, words: string): void {
  const label = button.querySelector<HTMLElement>('[data-label]') ?? button
  const before = label.textContent
  if (before === words) return
  label.textContent = words
  setTimeout(() => {
    label.textContent = before
  }, SHOWN_FOR)
}

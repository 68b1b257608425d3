const SHOWN_FOR = 2500

/** A heading links to itself; with scripting the address is copied too, and the mark shows it. */
export function watchHeadingLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.prose :is(h2,h3)>a') : null
    if (link?.hash) void copy(link)
  })
}

async function copy(link: HTMLAnchorElement): Promise<void> {
  const copied = await navigator.clipboard?.writeText(link.href).then(
    () => true,
    () => false,
  )
  if (!copied) return
  link.dataset.copied = ''
  setTimeout(() => delete link.dataset.copied, SHOWN_FOR)
}

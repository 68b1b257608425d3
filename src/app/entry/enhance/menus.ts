const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

const menuAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('details[data-menu]') : null

function closeAllBut(kept: Element | null): void {
  for (const menu of openMenus()) if (menu !== kept) menu.open = false
}

/** Menus are `details`: Escape, a click elsewhere, focus elsewhere and a followed link close them. */
export function watchMenus(): void {
  document.addEventListener('click', (event) => {
    const followed = event.target instanceof Element && event.target.closest('.popup a')
    closeAllBut(followed ? null : menuAround(event.target))
  })
  document.addEventListener('focusin', (event) => closeAllBut(menuAround(event.target)))
  document.addEventListener('keydown', (event) => {
    const [menu] = openMenus()
    if (event.key !== 'Escape' || !menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

/** Shows a notification of the browser. False where it shows none from a page, as on many phones. */
export function showNotification(title: string, onPress?: () => void): boolean {
  try {
    const shown = new Notification(title, { tag: 'inbox' })
    shown.onclick = () => {
      window.focus()
      shown.close()
      onPress?.()
    }
    return true
  } catch {
    return false
  }
}

/** Whether the person wants to be told and is not looking. */
export const mayNotify = (): boolean => document.hidden && globalThis.Notification?.permission === 'granted'

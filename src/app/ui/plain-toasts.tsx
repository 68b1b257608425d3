import { useEffect } from 'react'
import { lastsFor, type ToastItem, type ToastState } from './use-toasts.ts'

/** Toasts without behaviour, while the full ones load or if they cannot be loaded. */
export const PlainToasts = ({ toasts, dismiss }: ToastState) => (
  <div className="toasts">
    {toasts.map((toast) => (
      <PlainToast key={toast.id} toast={toast} dismiss={dismiss} />
    ))}
  </div>
)

function PlainToast({ toast, dismiss }: { toast: ToastItem; dismiss: ToastState['dismiss'] }) {
  const { id, kind, text, act } = toast
  const time = lastsFor(toast)
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), time)
    return () => clearTimeout(timer)
  }, [id, time, dismiss])
  return (
    <div className={kind === 'error' ? 'toast bad' : 'toast'} role="alert">
      <p>{text}</p>
      {act && (
        <button type="button" className="button dense" onClick={act.run}>
          {act.name}
        </button>
      )}
    </div>
  )
}

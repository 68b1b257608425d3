import { useEffect } from 'react'
import { lastsFor, type ToastItem, type ToastState } from './use-toasts.ts'

/** The words of toasts without their manners, for as long as those are on their way or cannot be loaded. */
export const PlainToasts = ({ toasts, dismiss }: ToastState) => (
  <div className="toasts">
    {toasts.map((toast) => (
      <PlainToast key={toast.id} toast={toast} dismiss={dismiss} />
    ))}
  </div>
)

function PlainToast({ toast: { id, kind, text }, dismiss }: { toast: ToastItem; dismiss: ToastState['dismiss'] }) {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), lastsFor(kind))
    return () => clearTimeout(timer)
  }, [id, kind, dismiss])
  return (
    <p className={kind === 'error' ? 'toast bad' : 'toast'} role="alert">
      {text}
    </p>
  )
}

import type { ToastState } from './use-toasts.ts'

/** The words of toasts without their manners, for as long as those are on their way or cannot be loaded. */
export const PlainToasts = ({ toasts }: Pick<ToastState, 'toasts'>) => (
  <div className="toasts">
    {toasts.map(({ id, kind, text }) => (
      <p key={id} className={kind === 'error' ? 'toast bad' : 'toast'} role="alert">
        {text}
      </p>
    ))}
  </div>
)

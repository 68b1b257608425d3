import type { ReactNode } from 'react'
import { Ship } from '#src/app/ui/ship.tsx'
import { SignalFlag } from '#src/app/ui/signal-flag.tsx'
import { T } from '#src/i18n/react.tsx'

/** The form at the start edge; beside it, where there is room, the promise that the whole place stands on. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <div className="auth">
        <section className="col gap4">
          <h1>{title}</h1>
          {children}
        </section>
        <NoFeePromise />
      </div>
    </div>
  )
}

const NoFeePromise = () => (
  <aside className="beside not-sm">
    <div className="row">
      <SignalFlag letter="H" size="m" />
      <SignalFlag letter="U" size="m" />
    </div>
    <h2>
      <T id="auth.promise.title" />
    </h2>
    <p className="muted">
      <T id="auth.promise.text" />
    </p>
    <span className="grat water">
      <Ship silhouette="container" />
    </span>
    <p className="dim xs">
      <T id="auth.promise.flags" />
    </p>
  </aside>
)

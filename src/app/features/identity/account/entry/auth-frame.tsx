import type { ReactNode } from 'react'
import { Ship } from '#src/app/ui/ship.tsx'
import { SignalFlag } from '#src/app/ui/signal-flag.tsx'
import { T } from '#src/i18n/react.tsx'

/** The form at the start edge; on wide screens with the product's promise beside it. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <div className="auth-columns">
        <section className="column gap-4">
          <h1>{title}</h1>
          {children}
        </section>
        <NoFeePromise />
      </div>
    </div>
  )
}

const NoFeePromise = () => (
  <aside className="beside only-on-desktop">
    <div className="row">
      <SignalFlag letter="H" size="medium" />
      <SignalFlag letter="U" size="medium" />
    </div>
    <h2>
      <T id="auth.promise.title" />
    </h2>
    <p className="muted">
      <T id="auth.promise.text" />
    </p>
    <span className="graticule water">
      <Ship silhouette="container" />
    </span>
    <p className="faint smallest">
      <T id="auth.promise.flags" />
    </p>
  </aside>
)

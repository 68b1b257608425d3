import { useEffect } from 'react'
import type { PageContext, PageProps } from '#src/app/page.ts'
import { SEEN_AFTER } from '#src/contract/profile-view/profile-view.ts'
import { TokenField } from './forms/token-field.tsx'
import { useHref } from './href.tsx'

/**
 * On app pages: reports once that content was on the screen. Failures are ignored, and an admin who acts for a user does not count.
 * @param what a new value reports again
 */
export function useReportSeen(ctx: PageContext, what: string, tell: () => Promise<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is shown
  useEffect(() => {
    if (!ctx.session || ctx.session.impersonator) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
    const watch = () => {
      clearTimeout(timer)
      if (document.hidden) return
      timer = setTimeout(() => {
        stop()
        tell().catch(() => {})
      }, SEEN_AFTER)
    }
    document.addEventListener('visibilitychange', watch)
    watch()
    return stop
  }, [what])
}

/** The same on documents, for the small script; the page's action accepts `seen`. */
export function SeenForm({ ctx, csrfToken }: Pick<PageProps<unknown>, 'ctx' | 'csrfToken'>) {
  const href = useHref()
  if (!csrfToken || ctx.session) return null
  return (
    <form method="post" action={href(ctx.here)} data-seen="" hidden>
      <TokenField token={csrfToken} />
      <input type="hidden" name="act" value="seen" />
    </form>
  )
}

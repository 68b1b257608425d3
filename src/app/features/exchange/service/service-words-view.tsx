import type { ReactNode } from 'react'
import type { ServiceWords } from '#src/domain/service/service-text.ts'

/** What seafarers read about a service in the list; `children` are between what it is and what it does not do. */
export const ServiceWordsView = ({
  words: { title, text, not },
  children,
}: {
  words: ServiceWords
  children?: ReactNode
}) => (
  <>
    <div className="column gap-1">
      <h3 className="heading-3">{title}</h3>
      <p className="small muted u-whitespace-pre-line">{text}</p>
    </div>
    {children}
    <p className="small u-whitespace-pre-line">{not}</p>
  </>
)

import { cvPage } from '#src/app/features/people/seaman/cv/cv-page.tsx'

export default cvPage()

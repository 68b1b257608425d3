export { versionPage as default } from '#src/app/features/people/seaman/cv/versions/version-page.tsx'

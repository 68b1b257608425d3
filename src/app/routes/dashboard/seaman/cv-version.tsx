export { versionPage as default } from '#src/app/features/cv/versions/version-page.tsx'

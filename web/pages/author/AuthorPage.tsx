export default function AuthorPage() {
  return <div class="page" />
}

export default function RecipePage() {
  return <div class="page" />
}

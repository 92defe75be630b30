export interface ShoppingListCard {
  id: string
  name: string
  current: boolean
  lines: number
}

/**
 * The one inline script of a page: constant, so that a kept page names it by its hash. What depends on the visitor and
 * would move something is put on `<html>` before the first paint: whether the filters of the car list are folded (F044).
 */
export const FIRST_PAINT_SCRIPT =
  "try{var f=sessionStorage.getItem('carFilters');if(f)document.documentElement.dataset.carFilters=f}catch{}";

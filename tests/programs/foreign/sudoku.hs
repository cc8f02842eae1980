module Main where

import Data.List (foldl')
import qualified Data.Map as M

type Board = M.Map (Int, Int) Int

fits :: Board -> (Int, Int) -> Int -> Bool
fits b (r, c) d = all free [0 .. 8]
  where
    free i = b M.! (r, i) /= d && b M.! (i, c) /= d

solve :: [(Int, Int)] -> Board -> [Board]
solve [] b = [b]
solve (p : ps) b = concat [solve ps (M.insert p d b) | d <- [1 .. 9], fits b p d]

main :: IO ()
main = do
  text <- getContents
  let rows = map (map read . words) (lines text) :: [[Int]]
      board = M.fromList [((r, c), d) | (r, row) <- zip [0 ..] rows, (c, d) <- zip [0 ..] row]
      blanks = [p | (p, 0) <- M.toList board]
  case solve blanks board of
    (b : _) -> mapM_ (\r -> putStrLn (unwords [show (b M.! (r, c)) | c <- [0 .. 8]])) [0 .. 8]
    [] -> return ()

Imports System

Module Program
    Dim board(8, 8) As Integer

    Function Fits(r As Integer, c As Integer, d As Integer) As Boolean
        For i As Integer = 0 To 8
            If board(r, i) = d Or board(i, c) = d Then
                Return False
            End If
        Next
        Return True
    End Function

    Sub Main()
        For r As Integer = 0 To 8
            Dim parts = Console.ReadLine().Split(" "c)
            For c As Integer = 0 To 8
                board(r, c) = Integer.Parse(parts(c))
            Next
        Next
    End Sub
End Module
